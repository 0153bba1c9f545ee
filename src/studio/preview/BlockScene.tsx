import { useMemo } from 'react'
import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { isObject, makeIssue } from '../../../schemas/engine'
import { IssueCard } from './IssueCard'
import { PointerContext } from './PointerContext'
import { toOwnPointer } from './toOwnPointer'

/** One block alone. */
export function BlockScene({ block }: { block: unknown }) {
  const components = useMemo(() => [block], [block])
  if (!isObject(block)) return <IssueCard issues={[makeIssue('wrong-type', '', 'A block is an object.')]} />
  return (
    <PointerContext value={(pointer) => toOwnPointer(location.hash, pointer)}>
      <DocumentProvider blocks={components} pointer="">
        <Blocks components={components} />
      </DocumentProvider>
    </PointerContext>
  )
}
