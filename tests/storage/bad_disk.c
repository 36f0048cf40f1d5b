/* Preloaded into a process: lets syncs of SQLite's log fail or take long, as the file named by BAD_DISK says:
   "FAILURES MILLISECONDS". Each failure that happened is counted down in that file. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_log(int handle) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = readlink(link, path, sizeof path - 1);
    return length > 4 && memcmp(path + length - 4, "-wal", 4) == 0;
}

static int trouble(int handle) {
    const char *name = getenv("BAD_DISK");
    int failures = 0, milliseconds = 0;
    if (name == NULL || !is_log(handle)) return 0;
    FILE *file = fopen(name, "r");
    if (file == NULL) return 0;
    int read = fscanf(file, "%d %d", &failures, &milliseconds);
    fclose(file);
    if (read < 2) return 0;
    if (milliseconds > 0) usleep((useconds_t)milliseconds * 1000);
    if (failures <= 0) return 0;
    file = fopen(name, "w");
    fprintf(file, "%d %d", failures - 1, milliseconds);
    fclose(file);
    errno = EIO;
    return 1;
}

int fdatasync(int handle) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    return trouble(handle) ? -1 : real(handle);
}

int fsync(int handle) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    return trouble(handle) ? -1 : real(handle);
}
