// Runs a script of this folder: `node scripts/run.js deploy --dry-run`. It is JavaScript, because a Node without support
// for TypeScript cannot load the others.
if (!process.features.typescript) {
  console.error(
    `Node ${process.version} is too old for the scripts of this project: run \`npm ci\`, which installs a newer one for them.`,
  )
  process.exit(1)
}
const [script] = process.argv.splice(2, 1)
await import(`./${script}.ts`)
