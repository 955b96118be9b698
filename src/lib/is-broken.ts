/** Whether an image did not load; tells it also of one whose `error` event came before anybody listened. */
export function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.getAttribute('src') !== null
}
