import { type ReactNode, use, useMemo } from 'react'
import type { Action } from '../../../schemas/engine'
import { isAllowedUrl } from '../../../schemas/html/allowedHtml'
import type { BlockProps, Run } from '../../engine/BlockProps'
import type { Text } from '../../i18n/createText'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { HeadingLevel, headingTag } from '../../parts/Heading'
import { parseHtml } from './parseHtml'
import styles from './RichText.module.css'
import { renderFlow } from './renderFlow'
import type { RichTextRenderer } from './renderInline'

export { default as contract } from '../../../schemas/generated/blocks/rich-text.js'

/** Text with markup. Renders only allowed HTML; see `parseHtml`. */
export function RichText({ data: { html }, run }: BlockProps<'rich-text'>) {
  const text = useText()
  const level = use(HeadingLevel)
  const nodes = useMemo(() => parseHtml(html), [html])
  const content = useMemo(() => renderFlow(nodes, createRenderer(text, run, level)), [nodes, text, run, level])
  return <div className={styles.text}>{content}</div>
}

/**
 * `level` is the heading level of the surrounding page. A heading in the text is never above it, and at most one
 * level below the previous heading.
 */
function createRenderer(text: Text, run: Run, level: number): RichTextRenderer {
  let previous = 4
  return {
    link(href, children) {
      const action = linkAction(href)
      return action ? (
        <ActionLink action={action} run={run}>
          {children}
        </ActionLink>
      ) : (
        children
      )
    },
    heading(written, children, language) {
      previous = Math.max(level, Math.min(written, previous + 1))
      const Tag = headingTag(previous)
      return (
        <Tag className={styles[`level${written}`]} {...language}>
          {children}
        </Tag>
      )
    },
    frame: (table: ReactNode, caption) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
      <div className={styles.frame} role="group" aria-label={caption || text('table.scroll')} tabIndex={0}>
        {table}
      </div>
    ),
  }
}

/** Action of a link: navigates to a page of the portal, or opens an allowed address elsewhere. */
export function linkAction(href: string): Action | undefined {
  const url = href.trim()
  if (!isAllowedUrl(url)) return undefined
  return url.startsWith('/')
    ? { handler: 'navigation', data: { path: url } }
    : { handler: 'redirect', data: { url, target: 'self' } }
}
