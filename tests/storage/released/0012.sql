BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	ordinal INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	payload BLOB NOT NULL, 
	draws BLOB NOT NULL, 
	events BLOB NOT NULL, 
	barrier BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, version, ordinal), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "actions" VALUES(2,2,0,'act',NULL,X'6465616C',X'5B312C325D',X'',1,1000.0);
INSERT INTO "actions" VALUES(2,3,0,'act',0,X'7B22706C6179223A377D',X'',X'5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D',0,1000.0);
INSERT INTO "actions" VALUES(2,4,0,'act',1,X'7B22706C6179223A377D',X'',X'5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D',0,1000.0);
INSERT INTO "actions" VALUES(2,5,0,'act',0,X'7B22706C6179223A377D',X'',X'5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D5B5D',0,1000.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE archives (
	table_id INTEGER NOT NULL, 
	first_version INTEGER NOT NULL, 
	last_version INTEGER NOT NULL, 
	actions INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE earlier_notes (
	table_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, user_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE marks (
	name TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "marks" VALUES('heartbeat',1000.0,X'00FF');
CREATE TABLE notes (
	table_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "notes" VALUES(2,800000000000000001,'Ben bluffs',0,1000.0);
CREATE TABLE outages (
	since DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (since)
);
CREATE TABLE players (
	user_id BIGINT NOT NULL, 
	language TEXT NOT NULL, 
	dm_channel_id BIGINT, 
	reach TEXT NOT NULL, 
	preferences BLOB NOT NULL, 
	updated_at DOUBLE NOT NULL, digest_due DOUBLE, digest_since DOUBLE, 
	PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES(800000000000000001,'de',NULL,'unknown',X'7B2274657874223A747275657D',1000.0,NULL,NULL);
CREATE TABLE posts (
	table_id INTEGER NOT NULL, 
	audience TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	state TEXT NOT NULL, 
	keep BOOLEAN NOT NULL, 
	channel_id BIGINT, 
	message_id BIGINT, 
	previous_channel_id BIGINT, 
	previous_id BIGINT, 
	generation BIGINT NOT NULL, 
	version_wanted INTEGER NOT NULL, 
	version_shown INTEGER NOT NULL, 
	payload BLOB NOT NULL, 
	attempts INTEGER NOT NULL, 
	not_before DOUBLE NOT NULL, 
	claimed_by TEXT, 
	claimed_until DOUBLE, noted BLOB, 
	PRIMARY KEY (table_id, audience, kind), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "posts" VALUES(1,'public','lobby','wanted',1,710000000000000001,NULL,NULL,NULL,1000,1,0,X'',0,1000.0,NULL,NULL,NULL);
INSERT INTO "posts" VALUES(2,'public','lobby','wanted',1,710000000000000001,NULL,NULL,NULL,1000,1,0,X'',0,1000.0,NULL,NULL,NULL);
INSERT INTO "posts" VALUES(2,'public','table','wanted',1,NULL,NULL,NULL,NULL,3000,5,0,X'',0,1000.0,NULL,NULL,NULL);
INSERT INTO "posts" VALUES(2,'seat:0','hand','wanted',1,NULL,NULL,NULL,NULL,3000,5,0,X'',0,1000.0,NULL,NULL,NULL);
INSERT INTO "posts" VALUES(2,'seat:1','hand','wanted',1,NULL,NULL,NULL,NULL,3000,5,0,X'',0,1000.0,NULL,NULL,NULL);
CREATE TABLE rated (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	server_id BIGINT NOT NULL, 
	system TEXT NOT NULL, 
	side INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	out BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE requests (
	request_id TEXT NOT NULL, 
	table_id BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	user_id BIGINT, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (request_id)
)
 WITHOUT ROWID

;
INSERT INTO "requests" VALUES('lobby',1,1,NULL,1000.0);
INSERT INTO "requests" VALUES('opened',2,1,NULL,1000.0);
INSERT INTO "requests" VALUES('released',2,5,800000000000000001,1000.0);
INSERT INTO "requests" VALUES('started',2,2,NULL,1000.0);
INSERT INTO "requests" VALUES('turn 2',2,3,800000000000000001,1000.0);
INSERT INTO "requests" VALUES('turn 3',2,4,800000000000000001,1000.0);
CREATE TABLE results (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	score DOUBLE NOT NULL, 
	won BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, tally BLOB, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "results" VALUES(3,0,1,9.5,1,1000.0,NULL);
INSERT INTO "results" VALUES(3,1,2,0.0,0,1000.0,NULL);
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	since DOUBLE NOT NULL, 
	joined_by TEXT NOT NULL, 
	reach TEXT NOT NULL, 
	waiting_since DOUBLE, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES(1,0,'person',800000000000000001,'person 0','',1000.0,'','unknown',NULL);
INSERT INTO "seats" VALUES(1,1,'person',800000000000000002,'person 1','',1000.0,'','unknown',NULL);
INSERT INTO "seats" VALUES(1,2,'person',800000000000000003,'person 2','',1000.0,'','unknown',NULL);
INSERT INTO "seats" VALUES(2,0,'person',800000000000000001,'person 0','',1000.0,'','unknown',NULL);
INSERT INTO "seats" VALUES(2,1,'computer',NULL,'Computer','calm',1000.0,'','unknown',1000.0);
INSERT INTO "seats" VALUES(3,0,'person',800000000000000002,'Ben','',1000.0,'','unknown',NULL);
INSERT INTO "seats" VALUES(3,1,'person',800000000000000003,'Cleo','',1000.0,'','unknown',NULL);
CREATE TABLE servers (
	server_id BIGINT NOT NULL, 
	language TEXT NOT NULL, 
	settings BLOB NOT NULL, 
	updated_at DOUBLE NOT NULL, 
	PRIMARY KEY (server_id)
);
INSERT INTO "servers" VALUES(700000000000000001,'',X'7B7D',1000.0);
CREATE TABLE sittings (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	from_version INTEGER NOT NULL, 
	to_version INTEGER, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seat, from_version), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "sittings" VALUES(1,0,1,NULL,800000000000000001,'person 0',1000.0);
INSERT INTO "sittings" VALUES(1,1,1,NULL,800000000000000002,'person 1',1000.0);
INSERT INTO "sittings" VALUES(1,2,1,NULL,800000000000000003,'person 2',1000.0);
INSERT INTO "sittings" VALUES(2,0,1,NULL,800000000000000001,'person 0',1000.0);
INSERT INTO "sittings" VALUES(3,0,1,NULL,800000000000000002,'Ben',1000.0);
INSERT INTO "sittings" VALUES(3,1,1,NULL,800000000000000003,'Cleo',1000.0);
CREATE TABLE states (
	table_id INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	updated_at DOUBLE NOT NULL, 
	schema_version INTEGER NOT NULL, 
	chance_position INTEGER NOT NULL, 
	data BLOB NOT NULL, timing BLOB, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "states" VALUES(1,1,1000.0,0,0,X'',NULL);
INSERT INTO "states" VALUES(2,5,1000.0,1,4,X'7374617465206F66207468652066696674682076657273696F6E',NULL);
INSERT INTO "states" VALUES(3,1,1000.0,0,0,X'',NULL);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	status TEXT NOT NULL, 
	game TEXT NOT NULL, 
	name TEXT NOT NULL, 
	options BLOB NOT NULL, 
	language TEXT NOT NULL, 
	private BOOLEAN NOT NULL, 
	server_id BIGINT, 
	channel_id BIGINT, 
	thread_id BIGINT, 
	owner_id BIGINT, 
	secret BLOB NOT NULL, 
	commitment BLOB NOT NULL, 
	seed BLOB NOT NULL, 
	created_at DOUBLE NOT NULL, 
	started_at DOUBLE, 
	ended_at DOUBLE
, luck BLOB, held BLOB, ending BLOB);
INSERT INTO "tables" VALUES(1,'lobby','tiny','Friday',X'','',0,700000000000000001,710000000000000001,NULL,800000000000000001,X'',X'',X'',1000.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(2,'running','tiny','Friday',X'','',0,700000000000000001,710000000000000001,720000000000000002,800000000000000001,X'68757368',X'',X'73656564',1000.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(3,'over','tiny','',X'','',0,NULL,NULL,NULL,NULL,X'',X'',X'',1000.0,NULL,1500.0,NULL,NULL,NULL);
CREATE TABLE timers (
	table_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	due DOUBLE NOT NULL, 
	version INTEGER NOT NULL, 
	attempts INTEGER NOT NULL, 
	claimed_by TEXT, 
	claimed_until DOUBLE, 
	PRIMARY KEY (table_id, kind, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "timers" VALUES(1,'idle',-1,1210600.0,1,0,NULL,NULL);
INSERT INTO "timers" VALUES(2,'deadline',0,5004.0,5,0,NULL,NULL);
CREATE TABLE waits (
	user_id BIGINT NOT NULL, 
	server_id BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	table_id BIGINT NOT NULL, 
	seconds INTEGER, 
	in_time BOOLEAN, 
	PRIMARY KEY (user_id, server_id, at, table_id)
)
 WITHOUT ROWID

;
CREATE INDEX requests_by_time ON requests (at);
CREATE INDEX tables_by_channel ON tables (channel_id) WHERE channel_id IS NOT NULL;
CREATE INDEX tables_by_owner ON tables (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX tables_by_server ON tables (server_id, status);
CREATE INDEX tables_by_thread ON tables (thread_id) WHERE thread_id IS NOT NULL;
CREATE INDEX tables_by_end ON tables (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX notes_by_user ON notes (user_id);
CREATE INDEX posts_claimed ON posts (claimed_until) WHERE claimed_until IS NOT NULL;
CREATE INDEX posts_due ON posts (not_before) WHERE state = 'wanted';
CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX sittings_by_user ON sittings (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX timers_claimed ON timers (claimed_until) WHERE claimed_until IS NOT NULL;
CREATE INDEX timers_due ON timers (due) WHERE claimed_until IS NULL;
CREATE INDEX seats_waiting ON seats (user_id, waiting_since) WHERE waiting_since IS NOT NULL;
CREATE INDEX players_by_digest ON players (digest_due) WHERE digest_due IS NOT NULL;
CREATE INDEX rated_by_server ON rated (server_id, system, at);
CREATE INDEX rated_by_user ON rated (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX earlier_notes_by_user ON earlier_notes (user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
COMMIT;
