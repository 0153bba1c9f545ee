import { useEffect, useState } from 'react'
import { basePath } from '../settings/basePath'
import { keepDocument } from './keptDocuments'
import { packDocument, type SharedDocument } from './sharedDocument'
import { keptFragment, packedFragment } from './sharedFragment'

/** Longer links are cut by some mail programs. */
const maxLinkLength = 8000

/**
 * A link, and for how many days the server keeps its document when the link does not carry it; `long` is a link that some programs
 * cut, and whether the server refused to keep its document.
 */
export type ShareLink =
  | { status: 'packing' }
  | { status: 'ready'; link: string; days?: number }
  | { status: 'long'; link: string; isRefused: boolean }

/** The link to what one sees, and a function that lets the server keep a document that is too long for it. */
export function useShareLink(address: string, document: SharedDocument | undefined): [ShareLink, keep: () => void] {
  const [state, setState] = useState<ShareLink>({ status: 'packing' })
  const base = `${location.origin}${basePath}${address}`
  useEffect(() => {
    let isLeft = false
    const pack = async () => {
      const link = base + (document ? packedFragment(await packDocument(document)) : '')
      if (isLeft) return
      setState(link.length > maxLinkLength ? { status: 'long', link, isRefused: false } : { status: 'ready', link })
    }
    void pack()
    return () => {
      isLeft = true
    }
  }, [base, document])
  const keep = async () => {
    if (state.status !== 'long' || !document) return
    const { link } = state
    setState({ status: 'packing' })
    const kept = await keepDocument(document)
    setState(
      kept
        ? { status: 'ready', link: base + keptFragment(kept.id), days: kept.days }
        : { status: 'long', link, isRefused: true },
    )
  }
  return [state, () => void keep()]
}
