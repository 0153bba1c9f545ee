import { lazy, Suspense, useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { ColorPanel } from '../colors/ColorPanel'
import { overviewAddress } from '../settings/addresses'
import { SettingsBar } from '../settings/SettingsBar'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import { FailureBoundary } from './FailureBoundary'
import styles from './Gallery.module.css'
import { Glyph } from './Glyph'
import { LanguageSwitch } from './LanguageSwitch'
import { Missing } from './Missing'
import { Overview } from './Overview'
import { SubjectList } from './SubjectList'
import { Waiting } from './Waiting'

const SubjectPage = lazy(() => import('../subject/SubjectPage').then((module) => ({ default: module.SubjectPage })))
const DocsPage = lazy(() => import('../docs/DocsPage').then((module) => ({ default: module.DocsPage })))

/** The frame of the studio: header with the switches, list of subjects, and the page. */
export function Gallery() {
  const text = useStudioText()
  const [settings] = useSettings()
  const [path] = useLocation()
  const [listOpen, setListOpen] = useState(false)
  return (
    <div className={styles.gallery}>
      <a className={styles.skip} href="#main">
        {text('skip')}
      </a>
      <header className={styles.header}>
        <Link className={styles.brand} href={overviewAddress(settings)} onClick={() => setListOpen(false)}>
          <Glyph name="belfry" />
          {text('brand')}
        </Link>
        <SettingsBar />
        <LanguageSwitch />
        <button
          type="button"
          className={styles.toggle}
          aria-label={text('list.open')}
          aria-expanded={listOpen}
          aria-controls="list"
          onClick={() => setListOpen(!listOpen)}
        >
          <Glyph name={listOpen ? 'close' : 'list'} />
        </button>
      </header>
      <nav id="list" className={styles.list} aria-label={text('list.label')} data-open={listOpen || undefined}>
        <SubjectList onChoose={() => setListOpen(false)} />
      </nav>
      <main id="main" className={styles.main} tabIndex={-1}>
        <ColorPanel />
        <FailureBoundary key={path}>
          <Suspense fallback={<Waiting />}>
            <Switch>
              <Route path="/" component={Overview} />
              <Route path="/docs" component={DocsPage} />
              <Route path="/:collection/*">
                {(params) => <SubjectPage key={params['*']} collection={params.collection} name={params['*']} />}
              </Route>
              <Route>{() => <Missing name="" />}</Route>
            </Switch>
          </Suspense>
        </FailureBoundary>
      </main>
    </div>
  )
}
