import type { Action } from '../../schemas/engine'
import type { Run } from '../engine/BlockProps'
import { CoverLink } from './CoverLink'
import { Heading } from './Heading'

type Props = { title: string; action: Action | undefined; run: Run; className?: string | undefined }

/** The heading of a card, which is also its link. A blank one is left out: nobody could hear where it leads. */
export function CardTitle({ title, action, run, className }: Props) {
  if (!title.trim()) return null
  return (
    <Heading className={className}>
      <CoverLink action={action} run={run}>
        {title}
      </CoverLink>
    </Heading>
  )
}
