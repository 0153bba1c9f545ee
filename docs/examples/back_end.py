"""A town's back end: home, a page, an event, a form and a poll. Usage: python3 back_end.py [port]"""
import json, sys
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from zoneinfo import ZoneInfo

PORTAL = {"name": "Montclair", "portalName": "montclair", "cardName": "montclair", "theme": "nordege",
          "colors": {"primary": "#1d4e89"}, "defaultLocale": "fr", "timeZone": "Europe/Brussels"}
START = datetime.now(timezone.utc).replace(microsecond=0) + timedelta(days=7)
END = START + timedelta(hours=3)
CHOICES = {"oui": "Oui", "non": "Non"}
VOTES = {}  # the answer of each visitor, by their anonymous id

def go(label, path):
    return {"type": "button", "data": {"label": label, "action": {"handler": "navigation", "data": {"path": path}}}}

def label(name, value, icon):
    return {"type": "label-cell", "data": {"label": name, "value": value, "icon": icon}}

def when():
    start, end = (moment.astimezone(ZoneInfo(PORTAL["timeZone"])) for moment in (START, END))
    return f"{start:%d/%m/%Y}, {start:%H:%M} – {end:%H:%M}"

def poll():
    return {"type": "poll", "data": {"pollUid": "marche", "question": "Un marché le samedi ?", "responses": [
        {"responseUid": uid, "response": label} for uid, label in CHOICES.items()]}}

def results(visitor):
    votes = list(VOTES.values())
    return {"type": "poll-results", "data": {"pollUid": "marche", "question": "Un marché le samedi ?",
        "nbTotal": len(votes), "unit": "voix", "dataset": [
            {"label": label, "nb": votes.count(uid), "hasVoted": VOTES.get(visitor) == uid} for uid, label in CHOICES.items()]}}

FORM = {"type": "form", "data": {"method": "POST", "submitLabel": "Envoyer",
        "endpoint": "/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=contact",
        "inputs": [{"name": "message", "label": "Votre message", "inputType": "textarea"}]}}
CARD = {"type": "content-cell", "id": "event-fete", "data": {"title": "Fête du village", "dataType": "event",
        "date": START.isoformat()}, "action": {"handler": "navigation", "data": {"path": "/evenement/fete"}}}

def page(title, *components, **more):
    return {"title": title, "components": list(components), **more}

CONTACT = {"uid": "contact", "title": "Contact", "path": "/contenu/contact"}
CONTENT = "/core-content-service/api/v1/web/portal/montclair"
READS = {
    "/core-service/api/v2/web/portal/montclair": lambda: PORTAL,
    "/core-service/api/v2/web/portal/montclair/home": lambda: page("Accueil", go("Nous écrire", "/contenu/contact"), CARD, poll()),
    "/core-service/api/v1/web/portal/montclair/footer": lambda: {"type": "columns", "columns": [{"title": "Maison communale", "text": "Place du Marché 1"}]},
    "/core-service/api/v1/web/portal/montclair/tags": lambda: [],
    CONTENT + "/menu/root": lambda: [CONTACT],
    CONTENT + "/menu/contact": lambda: CONTACT,
    CONTENT + "/content/contact": lambda: page("Contact", {"type": "description", "data": {"text": "Écrivez-nous."}}, FORM),
    CONTENT + "/events": lambda: {"items": [CARD], "total": 1},
    CONTENT + "/events/calendar": lambda: [START.date().isoformat()],
    # Visitors read the blocks; `event` is for calendars and search engines.
    CONTENT + "/events/fete": lambda: page("Fête du village", label("Quand", when(), "calendar"),
        label("Où", "Place du Marché", "pin"), {"type": "description", "data": {"text": "Musique et tartes."}},
        event={"startsAt": START.isoformat(), "endsAt": END.isoformat(), "place": {"name": "Place du Marché"}}),
}

class BackEnd(BaseHTTPRequestHandler):
    def do_GET(self):
        visitor = self.headers.get("x-lgc-anonymous-uid")
        if self.path.split("?")[0] == CONTENT + "/poll/marche":
            return self.answer(200, {"data": results(visitor) if visitor in VOTES else poll()})
        read = READS.get(self.path.split("?")[0])
        return self.answer(200, {"data": read()}, "public, max-age=60") if read else self.fail(404, "not-found", "There is no such record.")

    def do_POST(self):
        sent = json.loads(self.rfile.read(int(self.headers.get("content-length", 0))) or "{}")
        if self.path.startswith("/poll-service/api/v2/web/vote"):
            visitor, chosen = self.headers.get("x-lgc-anonymous-uid"), sent.get("responses", [])
            if not visitor or len(chosen) != 1 or chosen[0] not in CHOICES:
                return self.fail(400, "invalid-request", "A vote has a visitor and one answer.")
            counted = visitor not in VOTES
            VOTES.setdefault(visitor, chosen[0])
            new = "requestNewPoll=true" in self.path
            return self.answer(200, {"data": results(visitor) if new else {"pollUid": "marche", "counted": counted}})
        if self.path.startswith("/core-content-service/api/v1/web/forms/fill"):
            print("form:", sent, flush=True)
            return self.answer(200, {"data": {"uid": "1", "receivedAt": datetime.now(timezone.utc).isoformat()}})
        return self.fail(404, "not-found", "There is no such call.")

    def fail(self, status, code, message):
        self.answer(status, {"error": {"status": status, "code": code, "message": message, "issues": []}})

    def answer(self, status, body, cache="no-store"):
        data = json.dumps(body).encode()
        self.send_response(status)
        for name, value in {"content-type": "application/json", "content-length": str(len(data)), "cache-control": cache}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8000), BackEnd).serve_forever()
