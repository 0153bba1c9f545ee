import type { CategoryNode } from '../../../schemas/engine'
import { choiceClass, tickClass } from '../../parts/Choice'
import { Icon } from '../../parts/Icon'
import styles from './CategoryTree.module.css'

type Props = {
  nodes: readonly CategoryNode[]
  name: string
  /** Prefix of the element ids of each category. */
  id: string
  /** Position of the parent of these categories, such as `2.0`. */
  parentPath?: string
  /** Position of the chosen category. */
  chosen: string | undefined
  /** Position of the category that is visible at first: the levels above it are open. */
  initialPath: string | undefined
  onChoose(path: string): void
}

/** Id of the radio button of a category, or of the summary of its level. */
export const controlId = (id: string, path: string): string => `${id}-${path}-control`

export type CategoryPayload = NonNullable<CategoryNode['payload']>

const formValueOf = ({ title, payload = title }: CategoryNode): string =>
  typeof payload === 'string' ? payload : JSON.stringify(payload)

/** One level of the tree. */
export function CategoryNodes({ nodes, parentPath, ...props }: Props) {
  return (
    <ul className={styles.level}>
      {nodes.map((node, index) => {
        const path = parentPath === undefined ? `${index}` : `${parentPath}.${index}`
        return (
          <li key={path}>
            {node.children?.length ? (
              <Branch {...props} node={node} nodes={node.children} path={path} />
            ) : (
              <Choice {...props} node={node} path={path} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

type NodeProps = Omit<Props, 'above' | 'nodes'> & { node: CategoryNode; path: string }

function Branch({ node, nodes, path, ...props }: NodeProps & { nodes: readonly CategoryNode[] }) {
  const containsChosen = props.chosen?.startsWith(`${path}.`)
  return (
    <details className={styles.branch} open={props.initialPath?.startsWith(`${path}.`) || undefined}>
      <summary id={controlId(props.id, path)} className={styles.summary} data-holds={containsChosen || undefined}>
        <span className={styles.title}>{node.title}</span>
        <Icon name="chevron-down" />
      </summary>
      {node.details && <p className={styles.details}>{node.details}</p>}
      <CategoryNodes {...props} nodes={nodes} parentPath={path} />
    </details>
  )
}

function Choice({ node, path, name, id, chosen, onChoose }: NodeProps) {
  const isChosen = chosen === path
  const details = `${id}-${path}`
  return (
    <>
      <label className={choiceClass}>
        <input
          id={controlId(id, path)}
          className={tickClass}
          type="radio"
          name={name}
          data-path={path}
          value={formValueOf(node)}
          checked={isChosen}
          required
          aria-describedby={isChosen && node.details ? details : undefined}
          onChange={() => onChoose(path)}
        />
        <span className={styles.title}>{node.title}</span>
      </label>
      {isChosen && node.details && (
        <p id={details} className={styles.details}>
          {node.details}
        </p>
      )}
    </>
  )
}

type Leaf = {
  /** Position in the tree, such as `2.0.1`. */
  path: string
  /** Titles from the root down to its own. */
  titles: readonly string[]
  details?: string | undefined
  /** What is sent when it is chosen. */
  payload: CategoryPayload
  /** Fields to fill in once it is chosen. */
  inputs: NonNullable<CategoryNode['inputs']>
}

/** Returns the categories that can be chosen, those without children, in the order they are rendered. */
export function leavesOf(nodes: readonly CategoryNode[], parent?: Leaf): Leaf[] {
  return nodes.flatMap(({ title, children, details, payload = title, inputs = [] }, index) => {
    const path = parent ? `${parent.path}.${index}` : `${index}`
    const node: Leaf = { path, titles: [...(parent?.titles ?? []), title], details, payload, inputs }
    return children?.length ? leavesOf(children, node) : [node]
  })
}
