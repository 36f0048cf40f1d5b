// The proxy of discord.js as its container runs it, between the bot and the stand-in; says the port it listens on.
import { createServer } from 'node:http';
import { proxyRequests } from '@discordjs/proxy';
import { REST } from '@discordjs/rest';

const rest = new REST({ api: process.argv[2], rejectOnRateLimit: () => true, retries: 0 });
const handle = proxyRequests(rest);
let passed = 0;
const server = createServer((request, response) => {
  if (request.url === '/passed') {
    response.end(String(passed));
    return;
  }
  passed += 1;
  // A bot that is killed goes away in the middle of an answer. The proxy ends by that, and its container starts it anew
  // (compose.yaml says so); here it goes on.
  handle(request, response).catch((error) => {
    console.error(error.code ?? error);
    response.destroy();
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
