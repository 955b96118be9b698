import { once } from 'node:events'
import { createServer } from 'node:net'
import { runCommand } from './arguments.ts'

/** Checks before a build that the port of the site is free. */
await runCommand(async () => {
  const port = Number(process.env.PORT ?? 8787)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('PORT must be a whole number from 0 to 65535.')
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`
    throw new Error(`Port ${port} ${reason}. Choose another one: PORT=8788 npm start.`)
  }
  server.close()
})
