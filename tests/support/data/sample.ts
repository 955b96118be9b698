import { providerCards } from '#data/samples/sample-providers.ts'

/** A sample provider with a full profile, and the address of the profile. */
export const [SAMPLE] = providerCards
export const SAMPLE_PATH = `/provider/${SAMPLE.id}`
