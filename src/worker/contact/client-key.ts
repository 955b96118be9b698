/** An IPv6 line is given 2^64 addresses: its first four groups name the line. */
function ipv6Line(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Whom the limit of messages counts for: a connection to the internet, as Cloudflare sees it. */
export function clientKey(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP')
  if (!address) return 'local'
  return address.includes(':') ? ipv6Line(address) : address
}
