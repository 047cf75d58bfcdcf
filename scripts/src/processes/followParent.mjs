// Loaded before a program that another one started: when the parent is gone without having stopped it, it stops by
// itself. A server would keep its port, a build would write into a folder that somebody else uses by now.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
