<?php

declare(strict_types=1);

require __DIR__ . '/Beffroi.php';

use Beffroi as B;

$thanks = new B\Action(
    new B\ModalActionData(
        new B\Modal(
            components: [new B\Block(new B\DescriptionData('C’est envoyé.'))],
            title: 'Merci',
            buttons: [
                new B\ModalButton('Fermer', B\ModalButtonKind::Primary, new B\Action(new B\CloseModalActionData())),
            ],
            closable: false,
        ),
    ),
);

$cell = new B\Block(
    data: new B\ContentCellData(
        title: 'Le recyparc rouvre',
        description: new B\Text('Dès lundi'),
        openStatus: B\ContentCellOpenStatus::Open,
        date: '2027-03-14T19:30:00+01:00',
        buttons: [
            new B\Button(
                label: 'Horaires',
                kind: B\ButtonKind::Link,
                action: new B\Action(new B\NavigationActionData('/contenu/recyparc', query: ['tab' => 'horaires'])),
            ),
        ],
        titleLines: 3,
    ),
    action: new B\Action(
        new B\RedirectActionData('https://www.example.org/recyparc', B\RedirectActionTarget::Blank),
    ),
    fallback: new B\Block(new B\DescriptionData('Le recyparc rouvre lundi.')),
);

$page = new B\Page(
    title: 'Déchets « et » "propreté" \\ 🗑',
    description: "Ligne une\nligne deux",
    image: new B\Image(src: 'recyparc.svg', alt: '', width: 1600, height: 900),
    favourite: new B\PageFavourite('dechets', B\FavouriteType::Content),
    breadcrumb: [new B\PageBreadcrumbItem('Accueil', '/'), new B\PageBreadcrumbItem('Déchets')],
    components: [
        new B\Block(new B\TitleData('Déchets', level: 1), id: 'top', requires: ['texts' => 2]),
        $cell,
        new B\Block(new B\ColumnsData([
            new B\ColumnsColumn([]),
            new B\ColumnsColumn([
                new B\Block(new B\WasteCalendarData([
                    new B\WasteCalendarPickup('2027-03-16', B\WasteCalendarPickupCategory::Pmc, 'Avant 6 h'),
                ])),
                new B\Block(new B\PlaceCellData('Recyparc', B\PlaceCellStatus::Open, distance: 1250.5)),
            ]),
        ])),
        new B\Block(new B\CategoryTreeData('category', [
            new B\CategoryNode('Voirie', children: [
                new B\CategoryNode(
                    'Nid-de-poule',
                    payload: ['category' => 'pothole', 'level' => 3, 'urgent' => true],
                ),
                new B\CategoryNode('Autre', payload: 'other'),
            ]),
        ])),
        new B\Block(new B\CalendarListData(
            new B\CalendarListCalendar(['2027-03-16']),
            new B\CalendarListList('/core-content-service/api/v1/web/portal/montclair/events', 0, components: []),
        )),
        new B\Block(new B\FormData(
            inputs: [
                new B\DynamicInputData(
                    'rappel',
                    'Un rappel',
                    B\DynamicInputType::DateTime,
                    required: true,
                    future: false,
                ),
                new B\DynamicInputData('note', 'Note', B\DynamicInputType::Number, value: 4, min: 0.5),
            ],
            method: B\FormMethod::Post,
            endpoint: '/core-content-service/api/v1/web/forms/fill',
            submitLabel: 'Envoyer',
        )),
        new B\Block(
            new B\ButtonData('Signaler', kind: B\ButtonKind::Danger, disabled: false),
            action: new B\Action(
                new B\SubmitActionData(
                    B\SubmitActionMethod::Post,
                    '/core-service/api/v1/web/portal/montclair/messages',
                    ['subject' => 'Dépôt', 'urgent' => false, 'count' => 2, 'places' => ['a', null]],
                ),
                confirm: new B\ActionConfirm('Envoyer ?', ok: 'Oui'),
                then: $thanks,
                catch: new B\Action(new B\AddNotificationActionData('widget/recyparc/true')),
            ),
        ),
    ],
);

echo json_encode($page, JSON_THROW_ON_ERROR), "\n";
