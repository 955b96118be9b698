/** What a visitor sees of a listbox: whether it is open, and which option is the active one; -1 is none. */
export type ListState = { isOpen: boolean; active: number }

/** What a key does besides; `default` leaves it to the box and the form. */
export type KeyOutcome = ListState & { does: 'nothing' | 'default' | 'choose' }

type Key = Pick<KeyboardEvent, 'key' | 'altKey'>

/**
 * The keyboard of an editable combobox with a listbox (WAI-ARIA Authoring Practices, "Editable Combobox With List
 * Autocomplete"): the arrows go through the options and around, Enter takes the active one or sends the form, Escape
 * closes, everything that moves the cursor gives the options up.
 */
export function pressKey({ key, altKey }: Key, { isOpen, active }: ListState, count: number): KeyOutcome {
  const isShown = isOpen && count > 0
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return { isOpen, active: -1, does: 'default' }
      if (altKey) return { isOpen: true, active: isShown ? active : -1, does: 'nothing' }
      return { isOpen: true, active: isShown ? (active + 1) % count : 0, does: 'nothing' }
    case 'ArrowUp':
      if (count === 0) return { isOpen, active: -1, does: 'default' }
      if (altKey) return { isOpen: false, active: -1, does: 'nothing' }
      return { isOpen: true, active: isShown && active > 0 ? active - 1 : count - 1, does: 'nothing' }
    case 'Enter':
      return isShown && active >= 0
        ? { isOpen: false, active, does: 'choose' }
        : { isOpen: false, active: -1, does: 'default' }
    case 'Escape':
      return { isOpen: false, active: -1, does: isShown ? 'nothing' : 'default' }
    case 'Tab':
      return { isOpen: false, active: -1, does: 'default' }
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { isOpen, active: -1, does: 'default' }
    default:
      return { isOpen, active, does: 'default' }
  }
}
