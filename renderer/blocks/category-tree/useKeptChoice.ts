import { use, useEffect, useState } from 'react'
import { formDraft } from '../../../schemas/cookies/scriptItems'
import { ignoreErrors } from '../../actions/ignoreErrors'
import { FormScopeContext } from '../../engine/FormScopeContext'
import type { leavesOf } from './CategoryNodes'

/**
 * Keeps the chosen category of a modal in the session storage with what is typed there, until it is sent or given up. `kept` is
 * the position of the category that was chosen before a reload; undefined when the tree does not have it.
 */
export function useKeptChoice(name: string, leaves: ReturnType<typeof leavesOf>) {
  const scope = use(FormScopeContext)
  const key = scope?.draft && `${formDraft.name} ${scope.draft} ${name}`
  const [kept] = useState(() => {
    const titles = key && readTitles(key)
    return leaves.find((leaf) => titlesOf(leaf) === titles)?.path
  })
  useEffect(() => {
    if (key !== undefined) scope?.onEnd(() => ignoreErrors(() => sessionStorage.removeItem(key)))
  }, [scope, key])
  return {
    kept,
    keep(path: string) {
      const leaf = leaves.find((each) => each.path === path)
      // The storage may be full or disabled.
      if (key && leaf) ignoreErrors(() => sessionStorage.setItem(key, titlesOf(leaf)))
    },
  }
}

const titlesOf = ({ titles }: ReturnType<typeof leavesOf>[number]): string => JSON.stringify(titles)

/** The titles that are kept; undefined without a session storage, as on a server. */
function readTitles(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
