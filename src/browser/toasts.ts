/** An action for the visitor. */
type ToastAction = { label: string; run: () => void }

export type Toast = { id: number; tone: 'error' | 'success' | 'info'; text: string; action?: ToastAction }

/** Specification section 4: the store holds at most 20 and drops the oldest. */
export const MAX_TOASTS = 20

/** Creates a list of short messages that components can subscribe to. */
export function createToastStore() {
  let toasts: ReadonlyArray<Toast> = []
  let nextId = 1
  const listeners = new Set<() => void>()

  function update(next: ReadonlyArray<Toast>) {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    /** Adds a message. It replaces a visible one with the same text. */
    add(tone: Toast['tone'], text: string, action?: ToastAction): number {
      const id = nextId++
      const toast = { id, tone, text, ...(action && { action }) }
      update([...toasts.filter((other) => other.text !== text), toast].slice(-MAX_TOASTS))
      return id
    },
    dismiss(id: number): void {
      update(toasts.filter((toast) => toast.id !== id))
    },
    list: (): ReadonlyArray<Toast> => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The toasts of this visit. Filled in the browser only. */
export const toastStore = createToastStore()
