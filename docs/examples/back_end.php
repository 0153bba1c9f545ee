<?php
// A town's back end: home, a page, an event, a form and a poll. Usage: php -S 127.0.0.1:8000 back_end.php
$moment = new DateTimeImmutable('+7 days', new DateTimeZone('Europe/Brussels'));
$start = $moment->format(DATE_RFC3339);
$end = $moment->modify('+3 hours')->format(DATE_RFC3339);
$when = $moment->format('d/m/Y, H:i – ') . $moment->modify('+3 hours')->format('H:i');
$votesFile = sys_get_temp_dir() . '/votes-' . $_SERVER['SERVER_PORT'] . '.json';
// The answer of each visitor, by their anonymous id.
$votes = is_file($votesFile) ? json_decode(file_get_contents($votesFile), true) : [];
$visitor = $_SERVER['HTTP_X_LGC_ANONYMOUS_UID'] ?? '';
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);

function answer(int $status, array $body, string $cache = 'no-store'): void {
    http_response_code($status);
    header('content-type: application/json');
    header("cache-control: $cache");
    echo json_encode($body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
}
function fail(int $status, string $code, string $message): void {
    answer($status, ['error' => ['status' => $status, 'code' => $code, 'message' => $message, 'issues' => []]]);
}
function page(string $title, array $components, array $more = []): array {
    return ['title' => $title, 'components' => $components] + $more;
}
$go = fn(string $to) => ['handler' => 'navigation', 'data' => ['path' => $to]];
$text = fn(string $words) => ['type' => 'description', 'data' => ['text' => $words]];
$label = fn(string $name, string $value, string $icon) => ['type' => 'label-cell', 'data' => ['label' => $name, 'value' => $value, 'icon' => $icon]];
$button = ['type' => 'button', 'data' => ['label' => 'Nous écrire', 'action' => $go('/contenu/contact')]];
$card = ['type' => 'content-cell', 'id' => 'event-fete', 'action' => $go('/evenement/fete'),
    'data' => ['title' => 'Fête du village', 'dataType' => 'event', 'date' => $start]];
$choices = ['oui' => 'Oui', 'non' => 'Non'];
$poll = ['type' => 'poll', 'data' => ['pollUid' => 'marche', 'question' => 'Un marché le samedi ?',
    'responses' => array_map(fn($uid) => ['responseUid' => $uid, 'response' => $choices[$uid]], array_keys($choices))]];
$results = fn(array $votes) => ['type' => 'poll-results', 'data' => ['pollUid' => 'marche', 'question' => 'Un marché le samedi ?',
    'nbTotal' => count($votes), 'unit' => 'voix', 'dataset' => array_map(fn($uid) => ['label' => $choices[$uid],
        'nb' => count(array_keys($votes, $uid, true)), 'hasVoted' => ($votes[$visitor] ?? '') === $uid], array_keys($choices))]];
$form = ['type' => 'form', 'data' => ['method' => 'POST', 'submitLabel' => 'Envoyer',
    'endpoint' => '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=contact',
    'inputs' => [['name' => 'message', 'label' => 'Votre message', 'inputType' => 'textarea']]]];
$contact = ['uid' => 'contact', 'title' => 'Contact', 'path' => '/contenu/contact'];
$content = '/core-content-service/api/v1/web/portal/montclair';
$reads = [
    '/core-service/api/v2/web/portal/montclair' => ['name' => 'Montclair', 'portalName' => 'montclair', 'cardName' => 'montclair',
        'theme' => 'nordege', 'colors' => ['primary' => '#1d4e89'], 'defaultLocale' => 'fr', 'timeZone' => 'Europe/Brussels'],
    '/core-service/api/v2/web/portal/montclair/home' => page('Accueil', [$button, $card, $poll]),
    '/core-service/api/v1/web/portal/montclair/footer' => ['type' => 'columns', 'columns' => [['title' => 'Maison communale', 'text' => 'Place du Marché 1']]],
    '/core-service/api/v1/web/portal/montclair/tags' => [],
    "$content/menu/root" => [$contact],
    "$content/menu/contact" => $contact,
    "$content/content/contact" => page('Contact', [$text('Écrivez-nous.'), $form]),
    "$content/events" => ['items' => [$card], 'total' => 1],
    "$content/events/calendar" => [substr($start, 0, 10)],
    // Visitors read the blocks; `event` is for calendars and search engines.
    "$content/events/fete" => page('Fête du village',
        [$label('Quand', $when, 'calendar'), $label('Où', 'Place du Marché', 'pin'), $text('Musique et tartes.')],
        ['event' => ['startsAt' => $start, 'endsAt' => $end, 'place' => ['name' => 'Place du Marché']]]),
];
if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    if ($path === "$content/poll/marche") {
        answer(200, ['data' => isset($votes[$visitor]) ? $results($votes) : $poll]);
        return;
    }
    isset($reads[$path]) ? answer(200, ['data' => $reads[$path]], 'public, max-age=60') : fail(404, 'not-found', 'There is no such record.');
    return;
}
$sent = json_decode(file_get_contents('php://input'), true) ?? [];
if ($path === '/poll-service/api/v2/web/vote') {
    $chosen = $sent['responses'] ?? [];
    if ($visitor === '' || count($chosen) !== 1 || !isset($choices[$chosen[0]])) {
        fail(400, 'invalid-request', 'A vote has a visitor and one answer.');
        return;
    }
    $counted = !isset($votes[$visitor]);
    $votes += [$visitor => $chosen[0]];
    file_put_contents($votesFile, json_encode($votes), LOCK_EX);
    answer(200, ['data' => ($_GET['requestNewPoll'] ?? '') === 'true' ? $results($votes) : ['pollUid' => 'marche', 'counted' => $counted]]);
} elseif ($path === '/core-content-service/api/v1/web/forms/fill') {
    error_log('form: ' . json_encode($sent));
    answer(200, ['data' => ['uid' => '1', 'receivedAt' => date(DATE_RFC3339)]]);
} else {
    fail(404, 'not-found', 'There is no such call.');
}
