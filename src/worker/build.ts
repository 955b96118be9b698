/** Identifies the build: the hash of the worker's code, in which the names of the client's files stand. */
export { buildId as BUILD_ID } from 'virtual:client-assets'
