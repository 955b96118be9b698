// This file is JavaScript because a Node without support for TypeScript cannot load the other scripts.
if (!process.features.typescript) {
  console.error(
    `Node ${process.version} is too old for the scripts of this project: run \`npm ci\`, which installs a newer one for them.`,
  )
  process.exit(1)
}
