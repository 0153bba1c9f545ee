import { lazy, Suspense, useRef, useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { ColorPanel } from '../colors/ColorPanel'
import { FailureBoundary } from '../parts/FailureBoundary'
import { Glyph } from '../parts/Glyph'
import { NotFound } from '../parts/NotFound'
import { SelectField } from '../parts/SelectField'
import { overviewAddress } from '../settings/addresses'
import { useSettings } from '../settings/useSettings'
import { useLanguage } from '../texts/LanguageProvider'
import { studioLanguages, useStudioText } from '../texts/StudioText'
import { ComponentList } from './ComponentList'
import styles from './Gallery.module.css'
import { Overview } from './Overview'
import { PagePlaceholder } from './PagePlaceholder'
import { SettingsBar } from './SettingsBar'
import { useHeaderHeight } from './useHeaderHeight'

const LazyComponentPage = lazy(() =>
  import('../componentPage/ComponentPage').then((module) => ({ default: module.ComponentPage })),
)
const Workbench = lazy(() => import('../draft/Workbench').then((module) => ({ default: module.Workbench })))
const DocsPage = lazy(() => import('../docs/DocsPage').then((module) => ({ default: module.DocsPage })))
const FirstPortalPage = lazy(() => import('../docs/DocsPage').then((module) => ({ default: module.FirstPortalPage })))

/** The layout of the studio: the header with the settings, the list and the current page. */
export function Gallery() {
  const text = useStudioText()
  const [settings] = useSettings()
  const [path] = useLocation()
  const [listOpen, setListOpen] = useState(false)
  const header = useRef<HTMLElement>(null)
  useHeaderHeight(header)
  return (
    <div className={styles.gallery}>
      <a className={styles.skip} href="#main">
        {text('skip')}
      </a>
      <header ref={header} className={styles.header}>
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
        <ComponentList onChoose={() => setListOpen(false)} />
      </nav>
      <main id="main" className={styles.main} tabIndex={-1}>
        <ColorPanel />
        <FailureBoundary key={path}>
          <Suspense fallback={<PagePlaceholder />}>
            <Switch>
              <Route path="/" component={Overview} />
              <Route path="/draft" component={Workbench} />
              <Route path="/docs" component={DocsPage} />
              <Route path="/docs/your-first-portal" component={FirstPortalPage} />
              <Route path="/:collection/*">
                {(params) => <LazyComponentPage key={params['*']} collection={params.collection} name={params['*']} />}
              </Route>
              <Route>{() => <NotFound name="" />}</Route>
            </Switch>
          </Suspense>
        </FailureBoundary>
      </main>
    </div>
  )
}

/** Chooses the language of the studio's own interface. */
function LanguageSwitch() {
  const text = useStudioText()
  const { language, choose } = useLanguage()
  return (
    <SelectField
      label={text('language.label')}
      hidesLabel
      value={language}
      choices={studioLanguages.map((value) => ({ value, label: text(`locale.${value}`), lang: value }))}
      onChoose={choose}
    />
  )
}
