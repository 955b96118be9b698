import type { IncomingMessage, ServerResponse } from 'node:http'

const JSON_TYPE = 'application/json'

type Answer = { request: IncomingMessage; response: ServerResponse; json: string; entry: boolean }

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': type }).end(text)
}

function sendFound({ request, response, json, entry: isFound }: Answer): void {
  if (request.method === 'POST') send(response, 200, JSON_TYPE, '{"code":200,"message":"Received."}')
  else if (isFound) send(response, 200, JSON_TYPE, json)
  else send(response, 404, JSON_TYPE, '{"code":404,"message":"no such entry"}')
}

function redirect({ response }: Answer, location: string): void {
  response.writeHead(302, { Location: location }).end()
}

/** Writes the same piece repeatedly until the client disconnects. */
function sendEndlessly(response: ServerResponse, piece: string): void {
  response.writeHead(200, { 'Content-Type': JSON_TYPE })
  const more = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', more)
  more()
}

/** Writes a byte every 50 ms, never silent for long and never done. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': JSON_TYPE }).write('{"data":[')
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

/** The behaviors of an upstream, by name. All but `ok` and `set-cookie` are faults. */
const answers = {
  ok: sendFound,
  'set-cookie': (answer: Answer) => {
    answer.response.setHeader('Set-Cookie', 'session=upstream; Path=/')
    answer.response.setHeader('X-Powered-By', 'upstream')
    answer.response.setHeader('Cache-Control', 'no-store')
    sendFound(answer)
  },
  'echo-headers': ({ request, response }: Answer) =>
    send(
      response,
      200,
      JSON_TYPE,
      JSON.stringify({ data: [{ _id: 'echo', title: 'Echo', image: JSON.stringify(request.headers) }] }),
    ),
  down: ({ request }: Answer) => request.socket.destroy(),
  'never-answers': () => {},
  'slow-body': ({ response, json }: Answer) => {
    response.writeHead(200, { 'Content-Type': JSON_TYPE }).write(json.slice(0, 20))
  },
  trickle: ({ response }: Answer) => trickle(response),
  'cut-off': ({ request, response, json }: Answer) => {
    response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': json.length })
    response.write(json.slice(0, Math.floor(json.length / 2)), () => request.socket.destroy())
  },
  'status-500': ({ response }: Answer) =>
    send(response, 500, JSON_TYPE, '{"code":500,"message":"stack trace at db.js:1"}'),
  'status-429': ({ response }: Answer) =>
    send(response, 429, JSON_TYPE, '{"code":429,"message":"slow down"}'),
  refusing: ({ response }: Answer) =>
    send(response, 400, JSON_TYPE, '{"code":400,"message":"This number cannot be called."}'),
  'not-found': ({ response }: Answer) =>
    send(response, 404, JSON_TYPE, '{"code":404,"message":"no such entry"}'),
  gone: ({ response }: Answer) => send(response, 410, 'text/html', '<h1>Gone</h1>'),
  'html-404': ({ response }: Answer) => send(response, 404, 'text/html', '<h1>404 page not found</h1>'),
  'empty-404': ({ response }: Answer) => response.writeHead(404).end(),
  'status-204': ({ response }: Answer) => response.writeHead(204).end(),
  html: ({ response }: Answer) => send(response, 200, 'text/html', '<h1>Welcome to nginx</h1>'),
  'html-as-json': ({ response }: Answer) => send(response, 200, JSON_TYPE, '<h1>Welcome to nginx</h1>'),
  empty: ({ response }: Answer) => send(response, 200, JSON_TYPE, ''),
  truncated: ({ response, json }: Answer) => send(response, 200, JSON_TYPE, json.slice(0, json.length / 2)),
  'empty-list': ({ response }: Answer) => send(response, 200, JSON_TYPE, '{"code":200,"data":[]}'),
  'wrong-shape': ({ response }: Answer) => send(response, 200, JSON_TYPE, '{"data":{"unexpected":[1,2,3]}}'),
  deep: ({ response }: Answer) =>
    send(response, 200, JSON_TYPE, `{"data":${'['.repeat(400_000)}${']'.repeat(400_000)}}`),
  huge: ({ response }: Answer) => send(response, 200, JSON_TYPE, `{"data":["${'x'.repeat(17_000_000)}"]}`),
  endless: ({ response }: Answer) => sendEndlessly(response, '[1,2,3],'.repeat(8_000)),
  'not-gzip': ({ response, json }: Answer) => {
    response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Encoding': 'gzip' }).end(json)
  },
  redirect: (answer: Answer) => redirect(answer, 'http://127.0.0.1:9/api/web/city/all'),
}

export type Fault = keyof typeof answers

/** Answers like an upstream with the given fault. */
export function answerWith(fault: Fault, answer: Answer): void {
  answers[fault](answer)
}

type Answered = { status: number; json: unknown } | { status: number; html: string } | 'cut'

/** An answer to a message: JSON, a page, or a connection that is cut after the message has arrived; now or later. */
export type Step = Answered | Promise<Answered>

export const received: Answered = { status: 200, json: { code: 200, message: 'Received.' } }

/** Returns an answer in the API's own envelope. */
export function envelope(status: number, code = status, message = ''): Answered {
  return { status, json: { code, message } }
}

/** Answers a message with the given step. */
export async function playStep(next: Step, response: ServerResponse): Promise<void> {
  const step = await next
  if (step === 'cut') response.destroy()
  else if ('html' in step) response.writeHead(step.status, { 'Content-Type': 'text/html' }).end(step.html)
  else response.writeHead(step.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(step.json))
}
