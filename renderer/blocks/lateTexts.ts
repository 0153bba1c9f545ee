import type { BlockType } from '../../schemas/engine'
import { type Loader, type Loaders, lazy } from '../engine/registry'
import { textsOf } from '../i18n/loadMessages'

const forms = textsOf('forms')
const lists = textsOf('lists')

/** A server draws all at once: the controls that a browser fetches when a form has one are there with the first form. */
const withInputs =
  <T extends BlockType>(load: Loader<T>): Loader<T> =>
  async (locale) => {
    if (import.meta.env.SSR) await (await import('../inputs/loadInputs')).loadInputs()
    return load(locale)
  }

/** Blocks of the family `texts` that are fetched when a page has one. */
export const lateTexts = {
  breadcrumb: lazy(
    'Breadcrumb',
    () => import('./breadcrumb/Breadcrumb'),
    () => import('../../schemas/generated/blocks/breadcrumb.js'),
  ),
  bullet: lazy(
    'Bullet',
    () => import('./bullet/Bullet'),
    () => import('../../schemas/generated/blocks/bullet.js'),
  ),
  'category-tree': lazy(
    'CategoryTree',
    () => import('./category-tree/CategoryTree'),
    () => import('../../schemas/generated/blocks/category-tree.js'),
    forms,
  ),
  'dynamic-input': withInputs(
    lazy(
      'DynamicInput',
      () => import('./dynamic-input/DynamicInput'),
      () => import('../../schemas/generated/blocks/dynamic-input.js'),
      forms,
    ),
  ),
  'empty-state': lazy(
    'EmptyState',
    () => import('./empty-state/EmptyState'),
    () => import('../../schemas/generated/blocks/empty-state.js'),
  ),
  'file-list': lazy(
    'FileList',
    () => import('./file-list/FileList'),
    () => import('../../schemas/generated/blocks/file-list.js'),
    lists,
  ),
  form: withInputs(
    lazy(
      'Form',
      () => import('./form/Form'),
      () => import('../../schemas/generated/blocks/form.js'),
      forms,
    ),
  ),
  iframe: lazy(
    'Iframe',
    () => import('./iframe/Iframe'),
    () => import('../../schemas/generated/blocks/iframe.js'),
    lists,
  ),
  image: lazy(
    'Image',
    () => import('./image/Image'),
    () => import('../../schemas/generated/blocks/image.js'),
  ),
  'numbered-title': lazy(
    'NumberedTitle',
    () => import('./numbered-title/NumberedTitle'),
    () => import('../../schemas/generated/blocks/numbered-title.js'),
  ),
  'person-card': lazy(
    'PersonCard',
    () => import('./person-card/PersonCard'),
    () => import('../../schemas/generated/blocks/person-card.js'),
    lists,
  ),
  'poll-results': lazy(
    'PollResults',
    () => import('./poll-results/PollResults'),
    () => import('../../schemas/generated/blocks/poll-results.js'),
  ),
  rating: lazy(
    'Rating',
    () => import('./rating/Rating'),
    () => import('../../schemas/generated/blocks/rating.js'),
    forms,
  ),
  'rating-input': lazy(
    'RatingInput',
    () => import('./rating-input/RatingInput'),
    () => import('../../schemas/generated/blocks/rating-input.js'),
    forms,
  ),
  'rich-text': lazy(
    'RichText',
    () => import('./rich-text/RichText'),
    () => import('../../schemas/generated/blocks/rich-text.js'),
  ),
} satisfies Loaders
