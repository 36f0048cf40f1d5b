// A small bot with discord.js, pointed at the stand-in by SANDBOX_API; it says on its output what happens to it.

import { createRequire } from "node:module";

const { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags } =
  createRequire(`${process.cwd()}/`)("discord.js");

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  rest: { api: process.env.SANDBOX_API, version: "10" },
});

const button = new ButtonBuilder().setCustomId("count").setLabel("Count").setEmoji("🌊").setStyle(ButtonStyle.Primary);

const on = {
  async play(interaction) {
    await interaction.reply({ content: "A table", components: [new ActionRowBuilder().addComponents(button)] });
  },
  async post(interaction) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const message = await interaction.channel.send({ content: "Posted", nonce: "7", enforceNonce: true });
    await message.edit({ content: "Edited" });
    await message.react("🌊");
    const thread = await message.startThread({ name: "Table 1" });
    await thread.members.add(interaction.user);
    const members = await thread.members.fetch({ withMember: true, limit: 100 });
    await interaction.editReply(`${members.size} in the thread`);
  },
};

client.once(Events.ClientReady, async () => {
  await client.application.commands.set(Object.keys(on).map((name) => ({ name, description: `Do ${name}` })));
  console.log("ready");
});
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await on[interaction.commandName](interaction);
  if (interaction.isButton()) {
    await interaction.update({ content: "Pressed", components: [] });
    await interaction.followUp({ content: "For you alone", flags: MessageFlags.Ephemeral });
  }
});
client.on(Events.MessageBulkDelete, (messages) => console.log(`gone ${messages.size}`));
process.on("unhandledRejection", (error) => {
  console.log(`failed ${error}`);
  process.exit(1);
});
await client.login(process.env.SANDBOX_TOKEN);
