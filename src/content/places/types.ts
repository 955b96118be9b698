/** Something that homes of one place need more than others. */
export type LocalNeed = {
  title: string
  text: string
  /** Id of the category that deals with it. */
  serviceId: string
}

/** Words of a city page that is built in. */
export type CityContent = {
  id: string
  title: string
  stateId: string
  /** Hero text: two or three sentences. */
  intro: string
  /** One sentence about the climate, as a home feels it. */
  climate: string
  /** Exactly three. */
  needs: Array<LocalNeed>
  neighbourhoods: ReadonlyArray<string>
  /** 120–155 characters. */
  seoDescription: string
}

/** Words of a state page that is built in. */
export type StateContent = {
  id: string
  title: string
  intro: string
  climate: string
  /** Exactly three. */
  needs: Array<LocalNeed>
  /** Exactly six. */
  cityIds: ReadonlyArray<string>
  /** 120–155 characters. */
  seoDescription: string
}
