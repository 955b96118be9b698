import { furtherLocalities } from '#content/places/further-localities.ts'
import { localities } from '#content/places/localities.ts'
import { furtherLocalities as hindiFurther } from '#content-hi/places/further-localities.ts'
import { localities as hindi } from '#content-hi/places/localities.ts'

/** A locality of a city, in English and in Hindi. */
export type Area = { id: string; cityId: string; title: string; hindi: string }

const hindiNames: Readonly<Record<string, string>> = { ...hindi, ...hindiFurther }

/** All localities of all served cities. */
export const allAreas = Object.entries({ ...localities, ...furtherLocalities }).flatMap(
  ([cityId, names]): Array<Area> => {
    const hindiTitles = (hindiNames[cityId] ?? '').split(', ')
    return names
      .split(', ')
      .map((title, at) => ({ id: `${cityId}-${at}`, cityId, title, hindi: hindiTitles[at] ?? title }))
  },
)

const byTitle = Map.groupBy(allAreas, ({ title }) => title)

/** The localities with a name that identifies the city. Many cities have a Civil Lines. */
export const areas: ReadonlyArray<Area> = allAreas.filter(({ title }) => byTitle.get(title)?.length === 1)
