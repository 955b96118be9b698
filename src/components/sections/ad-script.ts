let injected: Promise<void> | undefined

/** Injects the network's script into the head, once per visit. Fails when the script does. */
export function loadAdScript(url: string): Promise<void> {
  injected ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The ad script did not load.')))
    document.head.appendChild(script)
  })
  return injected
}

declare global {
  interface Window {
    /** The queue that the network's script works off. */
    adsbygoogle?: Array<object>
  }
}

/** Asks the network to fill the next unit of the page. */
export function requestAd(): void {
  window.adsbygoogle ??= []
  window.adsbygoogle.push({})
}
