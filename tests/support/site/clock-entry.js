import { AsyncLocalStorage } from 'node:async_hooks'
import worker from './index.js'

/** Runs the built worker, for which the request header `x-test-clock` (milliseconds) is the time. */
const clock = new AsyncLocalStorage()
const realNow = Date.now
Date.now = () => clock.getStore() ?? realNow()

export default {
  ...worker,
  fetch(request, env, context) {
    const time = Number(request.headers.get('x-test-clock'))
    return clock.run(time > 0 ? time : undefined, () => worker.fetch(request, env, context))
  },
}
