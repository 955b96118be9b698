import { Avatar } from '#components/ui/avatar.tsx'
import { about } from '#content/about.ts'
import { type TeamMember, teamMembers } from '#content/data/team.ts'

function Member({ name, position, bio, image }: TeamMember) {
  return (
    <li className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} image={image} className="size-18 text-2xl" />
        <div className="min-w-0">
          <h3 className="text-lg">{name}</h3>
          <p className="text-sm font-medium text-soft">{position}</p>
        </div>
      </div>
      <p className="text-soft">{bio}</p>
    </li>
  )
}

export function AboutTeam() {
  return (
    <section aria-labelledby="team-title" className="shell section-gap">
      <h2 id="team-title" className="text-3xl">
        {about.team.title}
      </h2>
      <p className="mt-3 mb-8 text-lg text-soft md:mb-12">{about.team.text}</p>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
        {teamMembers.map((member) => (
          <Member key={member.id} {...member} />
        ))}
      </ul>
    </section>
  )
}
