import { runCommand } from './arguments.ts'
import { getBudgets, isBroken, toLine } from './budgets/compare.ts'
import { limits } from './budgets/limits.ts'
import { measure } from './budgets/measure.ts'
import { createRuntime, getOrigin, migrate, seed } from './runtime.ts'

/** Compares the build with its budgets, and exits with 1 when one is exceeded. */
async function measureBuild(): Promise<void> {
  const runtime = createRuntime({ port: 0, onLog: () => {}, vars: { SAMPLE_CONTENT: 'on' } })
  try {
    const origin = await getOrigin(runtime)
    const database = await runtime.getD1Database('DB')
    await migrate(database)
    await seed(database, { samples: true })
    const budgets = getBudgets(limits, await measure(origin))
    console.log(budgets.map(toLine).join('\n'))
    const broken = budgets.filter(isBroken)
    if (broken.length > 0) console.error(`${broken.length} of ${budgets.length} budgets are broken`)
    process.exitCode = broken.length > 0 ? 1 : 0
  } finally {
    await runtime.dispose()
  }
}

await runCommand(measureBuild)
