import { teamTexts } from '../about.ts'

type MemberId = keyof typeof teamTexts

export type TeamMember = {
  id: string
  name: string
  position: string
  bio: string
  /** Null shows the initials. */
  image: string | null
}

const PICTURES: ReadonlyArray<{ id: MemberId; image: string | null }> = [
  { id: 'nandini-rathore', image: null },
  { id: 'aniket-gokhale', image: null },
  { id: 'yusuf-mansuri', image: null },
  { id: 'shalini-iyer', image: null },
  { id: 'devendra-paliwal', image: null },
  { id: 'ritu-sandhu', image: null },
]

/** The team in the order of the page. */
export const teamMembers: ReadonlyArray<TeamMember> = PICTURES.map((member) => ({
  ...member,
  ...teamTexts[member.id],
}))
