import { useState } from 'react'
import { optionId, SuggestionList } from './SuggestionList'
import { useHydrated } from './useHydrated'
import { useSuggestions } from './useSuggestions'

/** The suggestion list of a search field and its keyboard navigation. `open` navigates to the page of a suggestion. */
export function useComboBox(path: string | undefined, id: string, open: (path: string) => void) {
  const { items, suggest, close } = useSuggestions(path)
  const [activeOption, setActiveOption] = useState<{ items: unknown; index: number }>()
  const isHydrated = useHydrated()
  const active = activeOption?.items === items ? activeOption.index : -1
  const choose = (target: string) => {
    close()
    open(target)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const chosen = items[active]
    if (items.length === 0 || event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // The field itself is one more position beside the options.
      const count = items.length + 1
      const step = event.key === 'ArrowDown' ? 1 : count - 1
      setActiveOption({ items, index: ((active + 1 + step) % count) - 1 })
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(chosen.path)
    else return
    event.preventDefault()
  }
  const isOpen = items.length > 0
  return {
    suggest,
    close,
    handleKeyDown,
    count: items.length,
    attributes:
      path !== undefined && isHydrated
        ? ({
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? id : undefined,
            'aria-activedescendant': active >= 0 ? optionId(id, active) : undefined,
          } as const)
        : {},
    list: isOpen && <SuggestionList id={id} items={items} active={active} onChoose={(item) => choose(item.path)} />,
  }
}
