import { useMatches } from '@tanstack/react-router'

/** Title, description and canonical address of the page: the head of the innermost route that has one. */
export function PageHead() {
  const { meta = [], links = [] } = useMatches().findLast((match) => match.meta) ?? {}
  return (
    <>
      {meta.map((tag) => tag?.title && <title key="title">{tag.title}</title>)}
      {meta.map((tag) => tag?.name && <meta key={tag.name} {...tag} />)}
      {links.map((link) => link?.rel && <link key={`${link.rel} ${link.href}`} {...link} />)}
    </>
  )
}
