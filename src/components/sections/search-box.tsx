import { Search } from 'lucide'
import { type RefObject, Suspense, useRef, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { classNames } from '#lib/class-names.ts'

const SearchSuggestions = lazy(() =>
  import('./search-suggestions.tsx').then((module) => module.SearchSuggestions),
)

type SearchBoxProps = {
  label: string
  placeholder: string
  defaultValue?: string
  box?: RefObject<HTMLInputElement | null>
  iconClassName?: string
  className?: string
}

/**
 * The box of a search form. Suggests pages once it is focused; without JavaScript it is a plain field. The form is
 * `relative`, so that the list opens below its button.
 */
export function SearchBox({
  label,
  placeholder,
  defaultValue,
  box,
  iconClassName,
  className,
}: SearchBoxProps) {
  const fallback = useRef<HTMLInputElement>(null)
  const input = box ?? fallback
  const [isUsed, setIsUsed] = useState(false)

  return (
    <div className="min-w-0 flex-1">
      <label className="relative block">
        <span className="sr-only">{label}</span>
        <Icon
          node={Search}
          className={classNames(
            'pointer-events-none absolute top-1/2 size-5 -translate-y-1/2',
            iconClassName ?? 'left-4 text-soft',
          )}
        />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={defaultValue}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setIsUsed(true)}
          onInput={() => setIsUsed(true)}
          className={classNames('w-full text-base placeholder:text-soft', className)}
        />
      </label>
      {isUsed && (
        <Suspense fallback={null}>
          <SearchSuggestions input={input} label={label} />
        </Suspense>
      )}
    </div>
  )
}
