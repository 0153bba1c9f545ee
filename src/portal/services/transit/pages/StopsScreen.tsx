import { useState } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import type { Block, StopView } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { ListTools } from '../../../shell/ListTools'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { StopCards } from '../parts/StopCards'
import { StopSearch } from '../parts/StopSearch'
import type { StopAddress } from '../StopAddress'

export type StopsData = {
  address: StopAddress
  stops: readonly StopView[]
  total: number
  /** The map that shows them in place of a list; empty without one. */
  map: readonly Block[]
  /** The links to the pages of the list. */
  pages: readonly Block[]
}

/** The stops of buses or of trains, found by name or by position. */
export function StopsScreen({ data: { address, stops, total, map, pages } }: { data: StopsData }) {
  const { portal, shellText: text } = useSession()
  const { mode, stopName, position, isMap } = address
  const modes = new Map([
    ['', text('transit.bus')],
    ['train', text('transit.train')],
  ])
  const views = new Map([
    ['', text('transit.viewList')],
    ['carte', text('transit.viewMap')],
  ])
  const isSearch = stopName !== undefined || position !== undefined
  const heading = position ? text('transit.nearest') : text(`transit.count.${mode}`, { count: total })
  // The first number is part of the page; a search changes it.
  const [first] = useState(heading)
  const isChanged = heading !== first
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('transit.title')}</h1>
        <p className={view.lead}>{text('transit.lead', { name: portal.name })}</p>
      </header>
      <ListTools
        param="mode"
        choices={modes}
        chosen={mode === 'train' ? 'train' : ''}
        label={text('transit.modes')}
        replaces={['page']}
      />
      <StopSearch address={address} />
      <ListTools
        param="vue"
        choices={views}
        chosen={isMap ? 'carte' : ''}
        label={text('transit.view')}
        replaces={['page']}
      />
      <section className={entries.section}>
        <h2 className={entries.heading}>{heading}</h2>
        <VisuallyHidden live>{isChanged && heading}</VisuallyHidden>
        {stops.length === 0 ? (
          <EmptyMessage
            title={text(isSearch ? 'transit.noMatch' : `transit.none.${mode}`)}
            text={text(isSearch ? 'transit.noMatchText' : 'transit.noneText')}
          >
            {isSearch && (
              <a
                className={buttonClass('secondary')}
                href={portalPath(portal.cardName, pagePaths.timetables, mode === 'train' ? { mode } : {})}
              >
                {text('transit.all')}
              </a>
            )}
          </EmptyMessage>
        ) : isMap ? (
          <>
            {stops.length < total && <p>{text('transit.mapPart', { count: stops.length, total })}</p>}
            <PageBlocks components={map} />
          </>
        ) : (
          <StopCards stops={stops} mode={mode} label={heading} />
        )}
        {pages.length > 0 && <PageBlocks components={pages} />}
      </section>
    </>
  )
}
