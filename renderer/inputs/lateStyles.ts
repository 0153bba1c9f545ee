/**
 * Styles of the controls that are fetched when a form has one: they come with any form, because a page drawn by a
 * server has the controls before their scripts.
 */
import './rating/RatingControl.module.css'
