import { use, useEffect, useState } from 'react'
import { formDraft } from '../../../schemas/cookies/deferredItems'
import { ignoreErrors } from '../../actions/ignoreErrors'
import { FormScopeContext } from '../../engine/FormScopeContext'
import type { leavesOf } from './CategoryNodes'

/**
 * Stores the chosen category of a modal in the session storage, as the drafts of its fields are, until the form is
 * sent or given up. `storedPath` is the position of the stored category; undefined when the tree no longer contains
 * it.
 */
export function useStoredChoice(name: string, leaves: ReturnType<typeof leavesOf>) {
  const scope = use(FormScopeContext)
  const key = scope?.draft && `${formDraft.name} ${scope.draft} ${name}`
  const [storedPath] = useState(() => {
    const titles = key && readStoredTitles(key)
    return leaves.find((leaf) => titlesOf(leaf) === titles)?.path
  })
  useEffect(() => {
    if (key !== undefined) scope?.onEnd(() => ignoreErrors(() => sessionStorage.removeItem(key)))
  }, [scope, key])
  return {
    storedPath,
    storePath(path: string) {
      const leaf = leaves.find((candidate) => candidate.path === path)
      // The storage may be full or disabled.
      if (key && leaf) ignoreErrors(() => sessionStorage.setItem(key, titlesOf(leaf)))
    },
  }
}

const titlesOf = ({ titles }: ReturnType<typeof leavesOf>[number]): string => JSON.stringify(titles)

/** The stored titles as JSON; undefined without a session storage, as on the server. */
function readStoredTitles(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
