import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { webVitalsQueries } from '#api/queries.ts'
import { Button } from '#components/ui/button.tsx'
import { messages } from '#content/messages.ts'
import { webVitals } from '#content/web-vitals.ts'
import { metricNames } from '#lib/web-vitals/metrics.ts'
import { MetricTable } from './metric-table.tsx'
import { rowsOf } from './rows.ts'

function State({ title, text }: { title: string; text: string }) {
  return (
    <section aria-labelledby="state-title" className="rounded-xl border border-line bg-sunken p-6 md:p-8">
      <h2 id="state-title" className="text-xl">
        {title}
      </h2>
      <p className="mt-2 max-w-2xl text-soft">{text}</p>
    </section>
  )
}

/** The figures, or why there are none. */
export function Figures() {
  const { data, refetch } = useSuspenseQuery(webVitalsQueries.summary(useApi()))
  if (!data.ok)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p>{messages.errors.webVitals}</p>
        <Button variant="secondary" className="needs-script" onClick={() => void refetch()}>
          {webVitals.retry}
        </Button>
      </div>
    )
  const { readable, days, rows } = data.data
  if (!readable) return <State {...webVitals.elsewhere} />
  if (rows.length === 0) return <State {...webVitals.empty} />
  return (
    <>
      <p className="font-semibold">{webVitals.period(days)}</p>
      {metricNames.map((metric) => (
        <MetricTable key={metric} metric={metric} rows={rowsOf(rows, metric)} />
      ))}
    </>
  )
}
