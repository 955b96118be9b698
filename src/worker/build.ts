/** Identifies the build: the hash of the client's files, or "development". */
export { buildId as BUILD_ID } from 'virtual:client-assets'
