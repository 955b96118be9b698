import { ElsewhereLinks } from '#components/sections/elsewhere.tsx'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

type Missing = { title: string; text: string }

/** The loader's data about a service that the place does not offer. */
type NotFoundProps = { data?: unknown }

function PlaceNotFound({ title, text, data }: Missing & NotFoundProps) {
  return (
    <StatusScreen title={title} text={text} action={{ label: messages.actions.backToHome, href: paths.home }}>
      <ElsewhereLinks data={data} />
    </StatusScreen>
  )
}

export function CityNotFound() {
  return <PlaceNotFound {...messages.notFound.city} />
}

export function StateNotFound() {
  return <PlaceNotFound {...messages.notFound.state} />
}

export function StateServiceNotFound({ data }: NotFoundProps) {
  return <PlaceNotFound {...messages.notFound.stateService} data={data} />
}

export function CityServiceNotFound({ data }: NotFoundProps) {
  return <PlaceNotFound {...messages.notFound.cityService} data={data} />
}

export function StateCityServiceNotFound({ data }: NotFoundProps) {
  return <PlaceNotFound {...messages.notFound.stateCityService} data={data} />
}
