export type Distributor = { name: string; address: string; phone: string; email: string }

export type BrandProfile = {
  /** Address: `/brand/{id}`; the same id as in the catalogue's list of brands. */
  id: string
  name: string
  logo: string
  about: ReadonlyArray<string>
  founded: number
  founder: string
  headquarters: string
  socialLinks: { facebook?: string; instagram?: string; twitter?: string; linkedin?: string }
  /** Empty shows the 'no distributors' state. */
  distributors: ReadonlyArray<Distributor>
}
