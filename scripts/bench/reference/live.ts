// The reference of live updates: `ws` alone. Whatever is said to it goes to every socket at once; nothing is kept, nobody is asked who they are.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => {
    for (const socket of sockets.clients) socket.send(text);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(Number(process.env['PORT']), '127.0.0.1');
