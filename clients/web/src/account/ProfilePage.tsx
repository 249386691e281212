/** Somebody's profile: ratings and how they became so, form, the record against the reader, games. */
import "./account.css";
import { useEffect, useState } from "preact/hooks";
import { HouseConnection } from "../app/HouseConnection";
import { SlimHead } from "../app/Mast";
import { go, type Route } from "../app/router";
import { useTitle } from "../app/useTitle";
import type { Profile, RatingLine } from "../gen/people";
import { ChallengeDialog } from "../lobby/ChallengeDialog";
import { Choice } from "../lobby/Choice";
import { house } from "../net/house";
import { Button, ButtonLink } from "../parts/Button";
import { RuledSection } from "../parts/RuledSection";
import { PersonMenu } from "../talk/PersonMenu";
import { FairPlay } from "./FairPlay";
import { useGameNames } from "./gameNames";
import { History } from "./History";
import { RatingGraph } from "./RatingGraph";
import { useAsk } from "./useAsk";
import { dayOf, monthOf, ratingOf, say, signed } from "./words";

export function ProfilePage({ route }: { route: Route }) {
  const asked = route.name === "profile" ? route.user : "";
  const [profile, setProfile] = useState<Profile | null>(null);
  const { ask, fault } = useAsk();
  const me = house.person.value?.user;
  useEffect(() => {
    let current = true;
    const look = async () => {
      const found = await ask<Profile>(`/api/people/${encodeURIComponent(asked)}`);
      if (!found || !current) return;
      setProfile(found);
      // Asked for by an id or an old spelling: the address is the name as it is.
      if (found.name !== asked) go(`/u/${encodeURIComponent(found.name)}`, { replace: true });
    };
    // Who asks decides what is told.
    if (me) void look();
    return () => {
      current = false;
    };
  }, [asked, me]);
  useTitle(profile?.name ?? say("profile"));
  return (
    <>
      <SlimHead title={say("profile")} />
      <HouseConnection />
      <main class="page account profile" id="content">
        {fault && <p class="fault">{fault.sentence}</p>}
        {profile && <Shown key={profile.user} profile={profile} />}
      </main>
    </>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const isOwn = profile.private !== null;
  const record = profile.against_me;
  return (
    <>
      <header class="person">
        <h2>
          <bdi>{profile.name}</bdi>
        </h2>
        <p class="soft">
          {say(profile.bot ? "profile-bot" : profile.guest ? "profile-guest" : "profile-since", {
            when: monthOf(profile.since),
          })}
          {profile.private && !profile.guest && (
            <> {say("account-taler", { taler: profile.private.taler })}</>
          )}
        </p>
        {isOwn && (
          <p class="acts">
            <ButtonLink slim to="/account">
              {say("account")}
            </ButtonLink>
          </p>
        )}
        {!isOwn && <Acts profile={profile} />}
        {record && (
          <p>
            {say("against-me", {
              name: profile.name,
              ahead: record.ahead,
              level: record.level,
              behind: record.behind,
            })}
          </p>
        )}
      </header>
      <Ratings profile={profile} />
      {profile.private &&
        profile.private.outcomes.length + profile.private.restrictions.length > 0 && (
          <FairPlay own={profile.private} />
        )}
      <History user={profile.user} against="" />
    </>
  );
}

/** What one can do with somebody else: challenge who is here, befriend, block, report. */
function Acts({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  const [challenging, setChallenging] = useState(false);
  useEffect(() => {
    house.enterRoom();
    return () => house.leaveRoom();
  }, []);
  const isHere = house.room.value?.has(`player:${profile.user}`) ?? false;
  return (
    <p class="acts">
      {isHere && (
        <Button slim icon="ui-swords" onPress={() => setChallenging(true)}>
          {say("profile-challenge")}
        </Button>
      )}
      <Button slim icon="ui-menu" onPress={() => setOpen(true)}>
        {say("profile-acts")}
      </Button>
      {open && <PersonMenu person={profile} onClose={() => setOpen(false)} />}
      {challenging && (
        <ChallengeDialog
          whom={{ kind: "player", user: profile.user }}
          onClose={() => setChallenging(false)}
        />
      )}
    </p>
  );
}

function Ratings({ profile }: { profile: Profile }) {
  const played = profile.ratings.map(({ game }) => game);
  const nameOf = useGameNames(played);
  const [chosen, setChosen] = useState(played[0] ?? "");
  if (profile.ratings.length === 0) {
    return (
      <RuledSection title={say("ratings")} class="wide">
        <p class="empty">{say("ratings-empty")}</p>
      </RuledSection>
    );
  }
  return (
    <RuledSection title={say("ratings")} class="wide ratings">
      <div class="scrolls">
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{say("game")}</th>
              <th scope="col" class="num">
                {say("rating")}
              </th>
              <th scope="col" class="num">
                {say("rated-games")}
              </th>
              <th scope="col">{say("last-played")}</th>
            </tr>
          </thead>
          <tbody>
            {profile.ratings.map((rating) => (
              <RatingRow key={rating.game} rating={rating} name={nameOf(rating.game)} />
            ))}
          </tbody>
        </table>
      </div>
      {profile.ratings.some((rating) => rating.provisional) && (
        <p class="small soft">{say("provisional.help")}</p>
      )}
      <p class="soft">{say("points", { points: signed(profile.points) })}</p>
      <Form form={profile.form} />
      {profile.ratings.length > 1 && (
        <Choice
          legend={say("game")}
          options={played.map((game) => ({ value: game, label: nameOf(game) }))}
          value={chosen}
          onChoose={setChosen}
        />
      )}
      <RatingGraph user={profile.user} game={chosen} name={nameOf(chosen)} />
    </RuledSection>
  );
}

function RatingRow({ rating, name }: { rating: RatingLine; name: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="num">
        <b>{ratingOf(rating.value)}</b>
        {rating.provisional && (
          <>
            <span aria-hidden="true">?</span>
            <span class="sr"> {say("provisional")}</span>
          </>
        )}
      </td>
      <td class="num">{rating.games}</td>
      <td>{dayOf(rating.last_played)}</td>
    </tr>
  );
}

/** The last rated games as letters; read out as numbers. */
function Form({ form }: { form: Profile["form"] }) {
  if (form.length === 0) return null;
  const count = (showing: Profile["form"][number]) =>
    form.filter((each) => each === showing).length;
  return (
    <div class="form-line">
      <p>
        {say("form", {
          games: form.length,
          first: count("first"),
          equal: count("equal"),
          behind: count("behind"),
        })}
      </p>
      <ol class="form" aria-hidden="true">
        {form.toReversed().map((showing, at) => (
          <li key={at} class={`showing-${showing}`}>
            {say(`showing-${showing}.letter`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
