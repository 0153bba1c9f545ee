import { useEffect, useRef } from 'react'
import { isObject, type Members, own } from '../../../schemas/engine'
import { Blocks } from '../../engine/Blocks'
import { createDocument } from '../../engine/createDocument'
import type { Engine } from '../../engine/createEngine'
import type { TextKey } from '../../i18n/createText'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import styles from './Form.module.css'

/** The block of a service's response as a list; empty without a block that can be rendered. */
export type AnswerBlocks = readonly Members[]

/** Reads the block in `data` of a response and loads what it or its fallback needs to be rendered. */
export async function readAnswer(body: unknown, engine: Engine, locale: string): Promise<AnswerBlocks> {
  const block = isObject(body) ? own(body, 'data') : undefined
  return isObject(block) && (await canRender(block, engine, locale)) ? [block] : []
}

async function canRender(block: Members, engine: Engine, locale: string): Promise<boolean> {
  const type = own(block, 'type')
  if (typeof type === 'string') await engine.preload([type], locale)
  if (createDocument(engine, [block], '').isValid(block)) return true
  const fallback = own(block, 'fallback')
  return isObject(fallback) && canRender(fallback, engine, locale)
}

/**
 * Shows the block of the response, otherwise the message `messageKey`. Takes the focus if the form still has it or
 * was removed with it; otherwise the focus stays where the visitor moved it.
 */
export function FormAnswer({ answer, messageKey }: { answer: AnswerBlocks; messageKey: TextKey }) {
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is new to the visitor
  useEffect(() => {
    const { activeElement, body } = document
    const form = container.current?.previousElementSibling
    if (activeElement === body || form?.contains(activeElement)) container.current?.focus()
  }, [answer])
  return (
    <div ref={container} className={styles.place} tabIndex={-1}>
      {answer.length > 0 ? (
        <Blocks components={answer} />
      ) : (
        <p className={`${cardClass()} ${styles.answer}`} role="status">
          <Icon name={messageKey === 'form.sent' ? 'check' : 'info'} />
          <span>{text(messageKey)}</span>
        </p>
      )}
    </div>
  )
}
