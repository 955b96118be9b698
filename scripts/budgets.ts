import { runCommand } from './arguments.ts'
import { limits } from './budgets/limits.ts'
import { measure } from './budgets/measure.ts'
import { createRuntime, getOrigin, migrate, seed } from './runtime.ts'

function toAmount(name: string, value: number): string {
  return name.endsWith(', bytes') ? `${(value / 1024).toFixed(1)} KiB` : String(value)
}

/** Prints each limit with its measurement. Returns the number of limits that are exceeded or were not measured. */
function compare(measured: Readonly<Record<string, number>>): number {
  let broken = 0
  for (const [name, limit] of Object.entries(limits)) {
    const { [name]: value = Number.NaN } = measured
    const isBroken = !(value <= limit)
    if (isBroken) broken += 1
    const title = name.replace(/, bytes$/, '')
    console.log(
      `${isBroken ? 'BROKEN' : 'ok    '}  ${title}: ${toAmount(name, value)} of ${toAmount(name, limit)}`,
    )
  }
  return broken
}

/** Compares the build with its budgets, and exits with 1 when one is exceeded. */
async function measureBuild(): Promise<void> {
  const runtime = createRuntime({ port: 0, onLog: () => {}, vars: { SAMPLE_CONTENT: 'on' } })
  try {
    const origin = await getOrigin(runtime)
    const database = await runtime.getD1Database('DB')
    await migrate(database)
    await seed(database, { samples: true })
    const broken = compare(await measure(origin))
    if (broken === 0) return
    console.error(`${broken} of ${Object.keys(limits).length} budgets are broken`)
    process.exitCode = 1
  } finally {
    await runtime.dispose()
  }
}

await runCommand(measureBuild)
