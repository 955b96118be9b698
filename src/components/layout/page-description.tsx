import { useRouter } from '@tanstack/react-router'

/**
 * Link previews and structured data for those who read the page without running it. They come with the worker's
 * answer alone: in the browser nothing is rendered here, and React leaves in the head what it did not put there.
 */
export function PageDescription() {
  const { assets, describePage } = useRouter().options.context
  const description = describePage?.()
  if (!description) return null
  const { card, structuredData } = description
  return (
    <>
      {card.map((tag) => (
        <meta key={`${tag.property} ${tag.content}`} {...tag} />
      ))}
      {structuredData && (
        <script type="application/ld+json" nonce={assets?.nonce}>
          {structuredData}
        </script>
      )}
    </>
  )
}
