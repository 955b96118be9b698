import { StatusScreen } from '#components/sections/status-screen.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

type Missing = { title: string; text: string }

function PlaceNotFound({ title, text }: Missing) {
  return (
    <StatusScreen
      title={title}
      text={text}
      action={{ label: messages.actions.backToHome, href: paths.home }}
    />
  )
}

export function CityNotFound() {
  return <PlaceNotFound {...messages.notFound.city} />
}

export function StateNotFound() {
  return <PlaceNotFound {...messages.notFound.state} />
}

export function StateServiceNotFound() {
  return <PlaceNotFound {...messages.notFound.stateService} />
}

export function CityServiceNotFound() {
  return <PlaceNotFound {...messages.notFound.cityService} />
}

export function StateCityServiceNotFound() {
  return <PlaceNotFound {...messages.notFound.stateCityService} />
}
