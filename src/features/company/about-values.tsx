import { DoorOpen, Hammer, Lightbulb, ShieldCheck } from 'lucide'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { about } from '#content/about.ts'

const VALUES: ReadonlyArray<{ id: keyof typeof about.values.items; icon: IconNode }> = [
  { id: 'trust', icon: ShieldCheck },
  { id: 'quality', icon: Hammer },
  { id: 'accessibility', icon: DoorOpen },
  { id: 'innovation', icon: Lightbulb },
]

export function AboutValues() {
  const { title, text, items } = about.values
  return (
    <section aria-labelledby="values-title" className="bg-night text-on-night">
      <div className="shell pt-12 pb-6 md:pt-20 md:pb-12">
        <h2 id="values-title" className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-on-night-soft">{text}</p>
        <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 md:mt-12">
          {VALUES.map(({ id, icon }) => (
            <li key={id} className="flex gap-5 border-t border-white/20 py-7 md:py-9">
              <Icon node={icon} className="mt-0.5 size-8 shrink-0 text-accent" strokeWidth={1.75} />
              <div>
                <h3 className="text-xl">{items[id].title}</h3>
                <p className="mt-2 text-on-night-soft">{items[id].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
