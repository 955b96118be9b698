import type { LocalNeed } from '#content/places/types.ts'

type NeedWords = Omit<LocalNeed, 'serviceId'>

/** The needs of a place with the services that deal with them, in the same order. */
export function localNeeds<const Ids extends ReadonlyArray<string>>(
  serviceIds: Ids,
  words: { readonly [Key in keyof Ids]: NeedWords },
): Array<LocalNeed> {
  return serviceIds.flatMap((serviceId, index) => {
    const need: NeedWords | undefined = words[index]
    return need ? [{ ...need, serviceId }] : []
  })
}
