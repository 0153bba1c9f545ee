import { useId, useMemo, useState } from 'react'
import { allComponents, describeComponent, toSections } from '../contract/allComponents'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import styles from './TypeChooser.module.css'

type Props = {
  collection: 'blocks' | 'actions'
  /** What is chosen, such as « Type du bloc à ajouter ». */
  label: string
  /** Value of `data-focus` of the first button. */
  focusTarget?: string | undefined
  /** The buttons that take what is chosen; several where it can go to several places. */
  actions: readonly { label: string; onChoose(type: string): void }[]
}

/** A choice of a block type or a handler, by the contract's titles, and the buttons that take it. */
export function TypeChooser({ collection, label, focusTarget, actions }: Props) {
  const text = useStudioText()
  const id = useId()
  const words = useWords()
  const sections = useMemo(
    () =>
      toSections(
        allComponents.filter((component) => component.collection === collection),
        words,
      ),
    [collection, words],
  )
  const [chosen, setChosen] = useState(sections[0]?.components[0]?.name ?? '')
  return (
    <div className={styles.chooser}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        data-focus={focusTarget}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {sections.map(({ key, components }) => (
          <optgroup key={key} label={text(`section.${key}`)}>
            {components.map((component) => (
              <option key={component.name} value={component.name}>
                {describeComponent(words, component).title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {actions.map((action) => (
        <ToolButton key={action.label} onClick={() => action.onChoose(chosen)}>
          <Glyph name="plus" />
          {action.label}
        </ToolButton>
      ))}
    </div>
  )
}
