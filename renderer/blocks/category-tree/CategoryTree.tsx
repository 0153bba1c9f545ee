import { use, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { FormScopeContext } from '../../engine/FormScopeContext'
import type { Rejection } from '../../engine/rejectedFields'
import { useText } from '../../i18n/TextContext'
import { BlockField } from '../../inputs/BlockField'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Stack } from '../../parts/Stack'
import { useRestoredChecks } from '../../parts/useRestoredChecks'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { CategoryNodes, type CategoryPayload, controlId, leavesOf } from './CategoryNodes'
import styles from './CategoryTree.module.css'
import { useStoredChoice } from './useStoredChoice'

export { default as contract } from '../../../schemas/generated/blocks/category-tree.js'

/**
 * Lets the visitor choose one category of a tree. The leaves are radio buttons inside folding levels, so that the
 * chosen payload is submitted under the name of the tree with and without JavaScript. A modal around the tree
 * requires a choice. The fields of the chosen category follow the tree; fields that two categories share keep their
 * values.
 */
export function CategoryTree({ data: { name, nodes } }: BlockProps<'category-tree'>) {
  const text = useText()
  const id = useId()
  const leaves = useMemo(() => leavesOf(nodes), [nodes])
  const onlyLeaf = leaves.length === 1 ? leaves[0] : undefined
  const { storedPath, storePath } = useStoredChoice(name, leaves)
  const [chosen, setChosen] = useState(onlyLeaf?.path ?? storedPath)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useRestoredChecks(fieldset, ([checked]) => setChosen(checked?.dataset.path))
  const choice = leaves.find(({ path }) => path === chosen)
  const choosePath = (path: string) => {
    setChosen(path)
    storePath(path)
  }
  const error = useCategoryError(name, choice?.payload, controlId(id, '0'))
  return (
    <Stack>
      <fieldset
        ref={fieldset}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`${cardClass()} ${styles.tree}`}
      >
        <legend className={styles.legend}>{text('category.label')}</legend>
        {onlyLeaf && <p className={styles.only}>{text('category.only')}</p>}
        <CategoryNodes
          nodes={nodes}
          name={name}
          id={id}
          chosen={choice?.path}
          initialPath={onlyLeaf?.path ?? storedPath}
          onChoose={choosePath}
        />
        {error && (
          <div id={`${id}-error`}>
            <ErrorText>{error}</ErrorText>
          </div>
        )}
        {leaves.length > nodes.length && choice && !onlyLeaf && (
          <p className={styles.choice}>{text('category.chosen', { title: choice.titles.join(' › ') })}</p>
        )}
        <VisuallyHidden live>{!onlyLeaf && choice?.details}</VisuallyHidden>
      </fieldset>
      {choice?.inputs.map((field) => (
        <BlockField key={field.name} field={field} sent />
      ))}
    </Stack>
  )
}

/**
 * Registers a tree with the surrounding form scope. `payload` is that of the chosen category, `control` the id of the
 * first control. Returns the error to show until a category is chosen.
 */
function useCategoryError(name: string, payload: CategoryPayload | undefined, control: string): string | undefined {
  const scope = use(FormScopeContext)
  const text = useText()
  const [error, setError] = useState<'error.requiredField' | 'dynamicInput.incorrect'>()
  const [rejected, setRejected] = useState<CategoryPayload>()
  const check = useEffectEvent(() => {
    if (payload !== undefined) return []
    setError('error.requiredField')
    return [control]
  })
  const values = useEffectEvent((withEmpty: boolean) =>
    payload !== undefined || withEmpty ? { [name]: payload ?? null } : {},
  )
  const reject = useEffectEvent((input: string, reason: Rejection) => {
    if (input !== name) return undefined
    setRejected(payload)
    setError(reason === 'missing' ? 'error.requiredField' : 'dynamicInput.incorrect')
    return control
  })
  useEffect(
    () =>
      scope?.register({
        check: () => check(),
        values: (withEmpty) => values(withEmpty),
        reject: (input, reason) => reject(input, reason),
      }),
    [scope],
  )
  return error && payload === rejected ? text(error, { label: text('category.label') }) : undefined
}
